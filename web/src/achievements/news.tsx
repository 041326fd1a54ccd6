import { useEffect, useState } from 'preact/hooks';
import { Link } from '../shell/router';
import { useWords } from '../store/words';
import { useTable } from '../table/context';
import { GAME, myAchievements, nameOf, unseen } from './feats';

const AFTER = [800, 3000]; // milliseconds after the end: the server looks through the game first

/** At the end of a game: what this browser has earned by it. */
export function EarnedNews() {
  const words = useWords();
  const { info, seat } = useTable().store;
  const [earned, setEarned] = useState<readonly string[]>([]);
  const { game, status, lesson } = info.value ?? {};
  const over = game === GAME && status === 'over' && seat.value !== null && lesson == null;
  useEffect(() => {
    if (!over) return;
    const look = () =>
      myAchievements().then(
        mine => setEarned(before => [...before, ...unseen(mine)]),
        () => undefined, // the page of achievements will tell
      );
    const timers = AFTER.map(wait => setTimeout(look, wait));
    return () => timers.forEach(clearTimeout);
  }, [over]);
  if (earned.length === 0) return null;
  return (
    <div class="notice notice--earned" role="status">
      <h3>{words.say('feats-news', { count: earned.length })}</h3>
      <ul>
        {earned.map(id => (
          <li key={id}>{nameOf({ id }, words)}</li>
        ))}
      </ul>
      <Link to="/achievements">{words.say('feats-all')}</Link>
    </div>
  );
}
