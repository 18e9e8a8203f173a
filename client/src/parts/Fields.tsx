// Fields of forms: a box to tick, and a few choices side by side.
import type { ComponentChildren } from 'preact';
import '../look/fields.css';

export function Check({
  label,
  help,
  value,
  onChange,
}: {
  label: string;
  help?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
    </label>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  help?: string;
  value: T;
  values: readonly T[];
  name: (value: T) => ComponentChildren;
  onChange: (value: T) => void;
}

/** A few choices side by side. */
export function Choice<T extends string>({ label, help, value, values, name, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {help && <small>{help}</small>}
      <div class="pills">
        {values.map((one) => (
          <label key={one} class={`pill ${one === value ? 'chosen' : ''}`}>
            <input type="radio" name={label} checked={one === value} onChange={() => onChange(one)} />
            <span>{name(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
