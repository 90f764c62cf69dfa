import { LOBBY } from './address.js';
import { useWords } from './hall.js';
import { Boat } from './lobby/boat.js';

/** For an address that stands for nothing. */
export const NowherePage = () => {
  const { nowhere } = useWords();
  return (
    <main class="alone">
      <Boat />
      <h1>{nowhere.title}</h1>
      <p>{nowhere.sentence}</p>
      <a class="button" href={LOBBY}>
        {nowhere.back}
      </a>
    </main>
  );
};
