import '$lib/hands';
import '$lib/whereabouts';
import '@fontsource-variable/fraunces/standard.css';
import '@fontsource-variable/source-sans-3/index.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { useNet } from '$lib/net';
import { ServerNet } from '$lib/server';
import { EitherNet } from './pocket/either';

useNet(new EitherNet(new ServerNet()));

export default mount(App, { target: document.getElementById('app')! });
