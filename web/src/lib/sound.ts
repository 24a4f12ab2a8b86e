// A few quiet sounds, made here and not recorded anywhere.
import { settings, USUAL_VOLUME } from './settings.svelte';

export type Sound = 'card' | 'wagon' | 'tile' | 'turn' | 'end' | 'no' | 'dice' | 'cross' | 'close';

let context: AudioContext | null = null;
let out: GainNode | null = null; // everything goes through one volume
let touched = false; // nothing is heard before the first click or key

for (const gesture of ['pointerdown', 'keydown']) {
  if (typeof addEventListener === 'function')
    addEventListener(gesture, () => (touched = true), { once: true });
}

function tone(
  ac: AudioContext,
  at: number,
  hertz: number,
  seconds: number,
  loud: number,
  kind: OscillatorType,
): void {
  const oscillator = ac.createOscillator();
  const gain = ac.createGain();
  oscillator.type = kind;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(out!);
  oscillator.start(at);
  oscillator.stop(at + seconds + 0.02);
}

function rustle(ac: AudioContext, at: number, seconds: number, loud: number, hertz: number): void {
  const buffer = ac.createBuffer(1, Math.ceil(ac.sampleRate * seconds), ac.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = ac.createBufferSource();
  const filter = ac.createBiquadFilter();
  const gain = ac.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out!);
  source.start(at);
}

export function play(sound: Sound): void {
  if (!settings.volume || !touched || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const ac = context;
  out ??= ac.createGain();
  out.connect(ac.destination);
  out.gain.value = settings.volume / USUAL_VOLUME;
  if (ac.state === 'suspended') void ac.resume();
  const now = ac.currentTime + 0.01;
  if (sound === 'card') rustle(ac, now, 0.12, 0.25, 2600);
  else if (sound === 'wagon') [0, 0.07, 0.14].forEach((later) => rustle(ac, now + later, 0.06, 0.4, 700));
  else if (sound === 'tile') rustle(ac, now, 0.09, 0.5, 380);
  else if (sound === 'turn')
    [659, 880].forEach((hertz, i) => tone(ac, now + i * 0.13, hertz, 0.5, 0.06, 'sine'));
  else if (sound === 'end')
    [523, 659, 784, 1047].forEach((hertz, i) => tone(ac, now + i * 0.14, hertz, 0.8, 0.05, 'triangle'));
  else if (sound === 'dice')
    [0, 0.05, 0.09, 0.16, 0.24].forEach((later) => rustle(ac, now + later, 0.035, 0.5, 1500));
  else if (sound === 'cross') [0, 0.11].forEach((later) => rustle(ac, now + later, 0.09, 0.2, 3400));
  else if (sound === 'close')
    [392, 523, 659].forEach((hertz, i) => tone(ac, now + i * 0.09, hertz, 0.6, 0.05, 'triangle'));
  else tone(ac, now, 180, 0.18, 0.05, 'triangle');
}
