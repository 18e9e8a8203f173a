// What a game from another package gets to draw its table with. All of it is stable: whatever is
// taken away or changes its meaning raises `version`. docs/boards.md explains it with an example.
import { computed, signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { Fragment, h } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { arrive } from '../../moments/motion';
import { clack } from '../../moments/sound';
import { Domino, DominoShape } from '../../parts/Domino';
import { Emblem, EmblemShape } from '../../parts/Emblem';
import { useSize } from '../../parts/size';
import type { View } from '../../protocol';
import { tell } from '../../words/announce';
import { knows, listed, t } from '../../words/words';
import type { GameBoard } from '../board';
import plain from './plain/board';

export const host = {
  version: 1,

  // Preact, its hooks and its signals: the same copies that draw the page.
  h,
  Fragment,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  signal,
  computed,
  useSignal,
  useComputed,
  useSignalEffect,

  /** `<Domino tile="64">`: an upright domino that fills its box; `tile={null}` lies face down. */
  Domino,
  /** `<DominoShape upper={6} lower={4}>`: the same inside an SVG of your own, 40 wide and 80 high. */
  DominoShape,
  /** `<Emblem seat={0}>`: the emblem of a player in its colour. */
  Emblem,
  /** The same inside an SVG of your own, 24 wide and high. */
  EmblemShape,
  /** How large an element is, as a signal: `useSize(ref).value.width`. */
  useSize,
  /** Adds style rules to the page; begin each selector with `.game-<name>`. */
  style,

  /** A message in the reader's language, from the game's own words or from ours. */
  t,
  /** Whether there is such a message. */
  knows,
  /** Several things in one phrase: "a, b and c". */
  listed,
  /** Says something to those who listen to the page. Moves and turns are told already. */
  announce: tell,

  /** Lets an element come from another to its own place. */
  arrive,
  /** The sound of a domino that is laid down. */
  clack,

  /** The board for any game; what your own board leaves out is taken from it. */
  plain,
} as const;

export type Host = typeof host;
/** What `board.js` exports by default. */
export type MakeBoard = (host: Host) => Partial<GameBoard<View>>;

function style(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
