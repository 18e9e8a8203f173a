// A stamp of the album: a domino in a ring; with a number, that many wins in a row.
export function Stamp({ count }: { count?: number }) {
  return (
    <svg class="stamp" viewBox="0 0 40 40" aria-hidden="true">
      <circle class="stamp-ring" cx="20" cy="20" r="17.5" />
      {count === undefined ? (
        <g transform="rotate(18 20 20)">
          <rect class="stamp-tile" x="14" y="9" width="12" height="22" rx="2.5" />
          <path class="stamp-line" d="M16 20 H24" />
          <circle class="stamp-pip" cx="20" cy="14.5" r="1.8" />
          <circle class="stamp-pip" cx="17.5" cy="23" r="1.5" />
          <circle class="stamp-pip" cx="22.5" cy="28" r="1.5" />
        </g>
      ) : (
        <text class="stamp-count" x="20" y="26.5">
          {count}
        </text>
      )}
    </svg>
  );
}
