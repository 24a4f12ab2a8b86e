// What is wrong with the layout of a table in this window: a list of sentences. Called with the window's needs.
(needs) => {
    const found = [];
    const frame = document.querySelector('.frame');
    const name = element => {
        const words = (element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ');
        const kind = [...element.classList].filter(each => !each.startsWith('svelte-')).join('.');
        return `<${element.tagName.toLowerCase()}${kind ? '.' + kind : ''}> ${words.slice(0, 40)}`;
    };
    const isSeen = element => element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    // What is there for screen readers only lies in a box of one pixel.
    const isSpoken = element => {
        for (let around = element; around !== frame; around = around.parentElement)
            if (around.offsetWidth === 1 && around.offsetHeight === 1) return true;
        return false;
    };
    const isIn = element => !element.closest('.map > svg') && !isSpoken(element);
    // Somebody who scrolls finds it somewhere: as it is, at an end of what scrolls, or in the middle.
    const reach = (element, isGood) => {
        for (const block of [null, 'nearest', 'start', 'end', 'center']) {
            if (block) element.scrollIntoView({block, inline: 'nearest', behavior: 'instant'});
            if (isGood()) return true;
        }
        return false;
    };
    const belongs = (hit, element) => hit && (element.contains(hit) || hit.contains(element) && hit.closest('label, button') !== null
        || element.closest('label')?.contains(hit));

    // The board has its share, and nothing needs the page to scroll.
    const {width, height} = document.querySelector('main.board').getBoundingClientRect();
    const share = width * height / (innerWidth * innerHeight);
    if (share < needs.share) found.push(`the board has ${(share * 100).toFixed(1)} %`);
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.push('the page scrolls');

    // A column scrolls down, never sideways.
    for (const column of frame.querySelectorAll('.rest, .side, .decision'))
        if (column.scrollWidth > column.clientWidth + 1 && getComputedStyle(column).display !== 'contents')
            found.push(`scrolls sideways: ${name(column)}`);

    // Every control can be reached, hit, and is large enough.
    const controls = frame.querySelectorAll('button, [role=button], input, select, a[href], summary');
    for (const control of controls) {
        if (!isSeen(control) || !isIn(control) || control.disabled || control.ariaDisabled === 'true') continue;
        const isHit = () => {
            const box = control.getBoundingClientRect();
            return [[.5, .5], [.3, .5], [.7, .5], [.5, .3], [.5, .7]].some(([x, y]) =>
                belongs(document.elementFromPoint(box.x + box.width * x, box.y + box.height * y), control));
        };
        if (!reach(control, isHit)) found.push(`cannot be hit: ${name(control)}`);
        const target = (control.closest('label') ?? control).getBoundingClientRect();
        const isDrawn = control instanceof SVGElement;
        const least = isDrawn ? 20 : needs.target;
        if (Math.min(target.width, target.height) < least - .5)
            found.push(`only ${Math.round(target.width)}×${Math.round(target.height)}: ${name(control)}`);
    }

    // What is wrong with a text where it is now: cut by a box that does not scroll, outside, or under something.
    const trouble = (element, box) => {
        for (let around = element; around && around !== frame.parentElement; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.display === 'contents' || style.display === 'inline') continue;
            const clip = around.getBoundingClientRect();
            const cutsX = /hidden|clip/.test(style.overflowX) && (box.right > clip.right + 1.5 || box.left < clip.left - 1.5);
            const cutsY = /hidden|clip/.test(style.overflowY) && (box.bottom > clip.bottom + 4 || box.top < clip.top - 4);
            if ((cutsX || cutsY) && !element.title) return 'cut';
        }
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'outside';
        const hit = document.elementFromPoint(x, y);
        const isOver = hit && hit !== frame && !element.contains(hit) && !hit.contains(element)
            && !hit.closest('label')?.contains(element) && getComputedStyle(element).pointerEvents !== 'none';
        return isOver ? `covered by ${name(hit)}` : '';
    };

    // Every text is whole and nothing lies over it.
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || element instanceof SVGElement || !isSeen(element) || !isIn(element)) continue;
        range.selectNodeContents(node);
        const first = range.getBoundingClientRect();
        if (!first.width || !first.height) continue;
        let wrong = '';
        const isWhole = () => !(wrong = trouble(element, range.getBoundingClientRect()));
        if (!reach(element, isWhole)) found.push(`${wrong}: ${name(element)}`);
    }
    frame.querySelectorAll('*').forEach(each => each.scrollTo?.(0, 0));
    return [...new Set(found)];
}
