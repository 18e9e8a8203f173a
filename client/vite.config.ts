// How the client is built: words of each language as one chunk, files packed for the wire, and a
// service worker, which is told what to keep by whoever serves it (server/http/offline.py).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const PACKAGE = new URL('../src/boneyard/', import.meta.url);
const WORDS = 'virtual:words/';

/** At the root of the site, under the same name in every version. */
const WORKER = 'worker.js';
const TERMINAL_ONLY = '/commands.ftl';
/** What is said on puzzle screens only, which the first page does not wait for. */
const MORE = 'more/';
const ofMore = ({ pathname }: URL): boolean => pathname.endsWith('/puzzles.ftl') || pathname.includes('/study/words/');

const file = (path: string): string => new URL(path, import.meta.url).pathname;

/** The Fluent files of a language: those of no game, then those in the folders of our games. */
function fluentFiles(language: string): URL[] {
  const common = filesBelow(`content/locales/${language}/`);
  return [...common, ...filesBelow('games/').filter((file) => file.pathname.endsWith(`/words/${language}.ftl`))];
}

function filesBelow(folder: string): URL[] {
  const base = new URL(folder, PACKAGE);
  const names = readdirSync(base, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => new URL(name.replaceAll('\\', '/'), base));
}

/** `virtual:words/nl` is the text of the Fluent files of a language, `virtual:words/more/nl` that of puzzles. */
function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(WORDS) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + WORDS)) return undefined;
      const name = id.slice(WORDS.length + 1);
      const more = name.startsWith(MORE);
      const files = fluentFiles(more ? name.slice(MORE.length) : name).filter(
        (file) => !file.pathname.endsWith(TERMINAL_ONLY) && ofMore(file) === more,
      );
      const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`;
    },
  };
}

/** Each text file also packed, so that the server need not pack it at every request. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir + '/';
    },
    writeBundle(_options, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|html|svg)$/.test(name) && name !== WORKER);
      for (const file of texts) {
        const text = readFileSync(folder + file);
        writeFileSync(`${folder}${file}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${folder}${file}.br`, brotliCompressSync(text));
      }
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [words(), packed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content policy allows no data: but for images
    chunkSizeWarningLimit: 800,
    outDir: file('../src/boneyard/static'),
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: file('./index.html'), worker: file('./src/offline/worker.ts') },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    proxy: {
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
      '/api': 'http://127.0.0.1:8000',
      '/data': 'http://127.0.0.1:8000',
    },
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads', // a context for each file, in a third of the time that a process for each takes
    setupFiles: ['./vitest.setup.ts'],
    include: ['src/**/*.test.ts?(x)'],
  },
} as Parameters<typeof defineConfig>[0]);
