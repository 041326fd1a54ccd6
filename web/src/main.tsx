import { render } from 'preact';
import { App } from './app';
import './page.css';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element #page');
render(<App />, page);
