import { expect, test } from 'vitest'
import { filesOf, translationFiles } from './vite-plugin.ts'

const manifest = {
  'app/root.tsx': { file: 'assets/root-1.js', imports: ['_react-2.js'], css: ['assets/root-3.css'] },
  '_react-2.js': { file: 'assets/react-2.js', imports: ['_shared-4.js'] },
  '_shared-4.js': { file: 'assets/shared-4.js', imports: ['_react-2.js'], assets: ['assets/serif-5.woff2'] },
  'app/routes/show.tsx?__react-router-build-client-route': { file: 'assets/show-6.js' },
  'app/routes/other.tsx': { file: 'assets/other-7.js' },
}

test('lists the files of the modules and of their imports, also circular ones, and no others', () => {
  expect(filesOf(manifest, ['app/root.tsx', 'app/routes/show.tsx'])).toEqual([
    '/assets/react-2.js',
    '/assets/root-1.js',
    '/assets/root-3.css',
    '/assets/serif-5.woff2',
    '/assets/shared-4.js',
    '/assets/show-6.js',
  ])
})

test('lists later imports too for a module that is taken whole', () => {
  const later = {
    ...manifest,
    'app/routes/show.tsx?__react-router-build-client-route': {
      file: 'assets/show-6.js',
      dynamicImports: ['app/routes/other.tsx'],
    },
  }
  expect(filesOf(later, ['app/routes/show.tsx'])).toEqual(['/assets/show-6.js'])
  expect(filesOf(later, [], ['app/routes/show.tsx'])).toEqual(['/assets/other-7.js', '/assets/show-6.js'])
})

test('a missing module fails the build', () => {
  expect(() => filesOf(manifest, ['app/routes/moved.tsx'])).toThrow('app/routes/moved.tsx')
})

test('lists the translations of a language with those of the contract, and none for English', () => {
  const spoken = {
    ...manifest,
    'app/messages/fetch-translations.ts': {
      file: 'assets/fetch-translations-8.js',
      imports: ['_shared-4.js'],
    },
    'languages/es/calls/index.ts': { file: 'assets/es-9.js' },
    'languages/es/screens/common.ts': { file: 'assets/common-10.js' },
    'languages/es/screens/creation.ts': { file: 'assets/creation-11.js' },
  }
  expect(translationFiles(spoken, 'en')).toEqual([])
  const some = translationFiles(spoken, 'es', /common/)
  expect(some).toEqual(
    expect.arrayContaining(['/assets/common-10.js', '/assets/es-9.js', '/assets/fetch-translations-8.js']),
  )
  expect(some).not.toContain('/assets/creation-11.js')
  expect(translationFiles(spoken, 'es')).toContain('/assets/creation-11.js')
  expect(() => translationFiles(spoken, 'ar')).toThrow('no words in ar')
})
