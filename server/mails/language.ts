import { createContext } from 'react'
import type { Language } from '#contract/languages/index.ts'

/** What the mail speaks: each part of it stands on the side from which that is read. */
export const MailLanguage = createContext<Language>('en')
