import { render } from 'preact';
import { App } from './app';
import './page.css';
import { chosenLanguage } from './words/languages';
import { loadWords } from './words/load';

const page = document.getElementById('page');
if (page === null) throw new Error('index.html has no element #page');
const words = await loadWords(chosenLanguage(navigator.languages));
document.documentElement.lang = words.lang;
render(<App words={words} />, page);
