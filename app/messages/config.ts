import type { en } from './en.ts'
import type { formats, locale } from './formats.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: typeof locale
    Messages: typeof en
    Formats: typeof formats
  }
}

export type Catalogue = typeof en
