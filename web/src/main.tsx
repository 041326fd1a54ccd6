import { render } from 'preact';
import { App } from './app';
import './page.css';
import './ui/ui.css';
import './shell/shell.css';
import { games } from './net/api';
import { route } from './shell/router';
import { settings, showSettings } from './store/settings';
import { speak } from './store/words';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element #page');
showSettings();
if (route.value.to === 'home') games().catch(() => undefined); // meanwhile; the home page asks again and tells problems
await speak(settings.value.lang);
render(<App />, page);
