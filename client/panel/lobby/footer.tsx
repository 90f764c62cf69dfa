import { useWords } from '../hall.js';

/** Whose the games are, and the way to the interface. */
export const Footer = () => {
  const { footer } = useWords();
  return (
    <footer class="lobby-footer">
      <p>{footer.rights}</p>
      <p>
        <a href="/api/docs">{footer.interface}</a>
      </p>
    </footer>
  );
};
