// How far the engine of the pocket has come; nothing while nobody waits for it.
export const progress = $state({ loaded: 0, total: 0 });
