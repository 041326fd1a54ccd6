import { render } from 'preact';
import { App } from './app';
import './page.css';
import './ui/ui.css';
import './shell/shell.css';
import { settings, showSettings } from './store/settings';
import { speak } from './store/words';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element #page');
showSettings();
await speak(settings.value.lang);
render(<App />, page);
