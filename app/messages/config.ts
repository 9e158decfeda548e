import type { screens } from '#languages/en/screens/index.ts'
import type { localeOf } from '#languages/index.ts'
import type { formats } from './formats.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: ReturnType<typeof localeOf>
    Messages: typeof screens
    Formats: typeof formats
  }
}

export type Catalogue = typeof screens
