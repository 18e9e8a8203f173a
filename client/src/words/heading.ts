// What the tab of the page is called.
import { useEffect } from 'preact/hooks';

const NAME = 'Boneyard';

/** Call the tab by what is on the screen, as long as it is there. */
export function useTitle(...words: string[]): void {
  const heading = [...words, NAME].join(' · ');
  useEffect(() => {
    document.title = heading;
    return () => {
      document.title = NAME;
    };
  }, [heading]);
}
