import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../store/words';
import { Button } from '../ui/basics';

/** A part of the page whose code comes when it is first shown. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Part(props: Props) {
    const [state, setState] = useState<'loading' | 'there' | 'failed'>(loaded === null ? 'loading' : 'there');
    useEffect(() => {
      if (state !== 'loading') return;
      load().then(
        part => {
          loaded = part;
          setState('there');
        },
        () => setState('failed'),
      );
    }, [state]);
    if (state === 'failed') return <Failed again={() => setState('loading')} />;
    return loaded === null ? <Loading /> : h(loaded as ComponentType<object>, props);
  };
}

export function Loading() {
  return (
    <p class="loading" role="status">
      {useWords().say('page-loading')}
    </p>
  );
}

function Failed({ again }: { again(): void }) {
  const words = useWords();
  return (
    <div class="sheet">
      <p>{words.say('page-not-loaded')}</p>
      <Button onClick={again}>{words.say('page-again')}</Button>
    </div>
  );
}
