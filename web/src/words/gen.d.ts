// What tools/page_words.py writes into gen/ before the page is built or tested.

declare module '*.words.json' {
  const words: import('./words').Source;
  export default words;
}

declare module '*.rules.json' {
  const rules: import('./rules').Source;
  export default rules;
}

declare module '*.editions.json' {
  const editions: import('./rules').Editions;
  export default editions;
}

declare module '*/gen/points.json' {
  const points: unknown;
  export default points;
}

declare module '*/gen/cases.json' {
  const cases: readonly unknown[];
  export default cases;
}

declare module '*/gen/messages.json' {
  const heard: unknown;
  export default heard;
}

declare module '*/gen/farm.json' {
  const positions: unknown;
  export default positions;
}
