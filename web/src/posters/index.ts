import type { Component } from 'svelte';
import BezHranic from './BezHranic.svelte';
import Border from './Border.svelte';
import EightyDays from './EightyDays.svelte';
import Limes from './Limes.svelte';
import TicketToRide from './TicketToRide.svelte';

export const POSTERS: Record<string, Component> = {
  ticket_to_ride: TicketToRide,
  bez_hranic: BezHranic,
  limes: Limes,
  border: Border,
  eighty_days: EightyDays,
};
