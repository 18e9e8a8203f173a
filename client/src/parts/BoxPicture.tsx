// The picture of a game, as it is on its box.
import { cardOf } from '../boards';
import { Picture as Dominoes } from '../boards/shared/line/Picture';

export function BoxPicture({ game }: { game: string }) {
  const Picture = cardOf(game).Picture ?? Dominoes;
  return (
    <div class="box-picture" aria-hidden="true">
      <Picture />
    </div>
  );
}
