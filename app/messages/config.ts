import type { localeOf } from '#contract/languages/index.ts'
import type { en } from './en.ts'
import type { formats } from './formats.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: ReturnType<typeof localeOf>
    Messages: typeof en
    Formats: typeof formats
  }
}

export type Catalogue = typeof en
