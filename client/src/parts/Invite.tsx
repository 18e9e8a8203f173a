// How others join this table: its code, a link, and a QR code for phones.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { hostInfo, loadHostInfo } from '../connection/api';
import { to } from '../route';
import { t } from '../words/words';
import { Icon } from './Icon';

/** Where a phone finds a page of ours: under the home network's address, where the server has one. */
export function linkTo(...words: string[]): string {
  const away = hostInfo.value?.addresses[0];
  const here = new URL('.', document.baseURI).href;
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  const base = away && local ? `${away.replace(/\/$/, '')}/` : here;
  return base + to(...words);
}

export const spaced = (code: string): string => (code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : code);

export function Qr({ text }: { text: string }) {
  const path = useSignal<{ d: string; size: number } | null>(null);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 });
      const d = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
      path.value = { d, size };
    });
  }, [text]);
  if (!path.value) return <span class="qr" />;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${path.value.size} ${path.value.size}`}
      role="img"
      aria-label={t('qr-label')}
      shape-rendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path.value.d} fill="#1b1712" />
    </svg>
  );
}

export function Invite({ code }: { code: string }) {
  return (
    <Shared link={linkTo('t', code)} how={t('invite-how')}>
      <p class="invite-code">
        <span class="unseen">{t('table-code', { code: [...code].join(' ') })}</span>
        <span aria-hidden="true">{spaced(code)}</span>
      </p>
    </Shared>
  );
}

interface SharedProps {
  link: string;
  how: string;
  children?: ComponentChildren;
}

/** A link for others: to scan, to copy, or to share. */
export function Shared({ link, how, children }: SharedProps) {
  const done = useSignal(false);
  useEffect(() => void loadHostInfo().catch(() => {}), []);
  const lone = hostInfo.value !== null && !hostInfo.value.lan && ['localhost', '127.0.0.1'].includes(location.hostname);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link).catch(() => {});
    done.value = true;
    setTimeout(() => (done.value = false), 2500);
  };
  const share = (): void => void navigator.share?.({ title: 'Boneyard', url: link }).catch(() => {});
  return (
    <div class="invite">
      <Qr text={link} />
      <div class="invite-words">
        {children}
        <p class="soft">{how}</p>
        <p class="invite-link">{link}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name="copy" />
            {t(done.value ? 'copied' : 'copy-link')}
          </button>
          {'share' in navigator && (
            <button type="button" class="button" onClick={share}>
              <Icon name="share" />
              {t('share')}
            </button>
          )}
        </div>
        {lone && (
          <p class="note">
            {t('invite-lan')} <code class="command">boneyard serve --lan</code>
          </p>
        )}
      </div>
    </div>
  );
}
