// While a tile is dragged, the place on which it would fall answers: it gets the class `near`.
import { useEffect } from 'preact/hooks';
import type { Picker } from './picker';

/** Watches the drag over the places in an element, without drawing any of them again. */
export function useNearest(picker: Picker, layer: { current: Element | null }): void {
  useEffect(
    () =>
      picker.drag.subscribe((drag) => {
        const near = drag && picker.nearest(drag.x, drag.y);
        for (const place of layer.current?.querySelectorAll('[data-move]') ?? [])
          place.classList.toggle('near', place.getAttribute('data-move') === near);
      }),
    [picker],
  );
}
