// A sheet of paper over the table: a dialog that Escape closes and focus stays in.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import '../look/table/sheet.css';
import { t } from '../words/words';
import { Icon } from './Icon';

interface SheetProps {
  title: string;
  onClose?: () => void;
  kind?: string;
  children: ComponentChildren;
  /** What most people want to do next: it stays in sight however long the sheet is. */
  foot?: ComponentChildren;
}

export function Sheet({ title, onClose, kind = '', children, foot }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal?.();
    return () => element.close?.();
  }, []);
  return (
    <dialog
      class={`sheet ${kind}`}
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => event.target === dialog.current && onClose?.()}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2>{title}</h2>
          {onClose && (
            <button type="button" class="button icon quiet" aria-label={t('close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
      {foot && <footer class="sheet-foot">{foot}</footer>}
    </dialog>
  );
}
