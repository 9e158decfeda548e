import { createContext } from 'react'
import type { Language } from '#languages/index.ts'

/** The mail's language: components align by its direction. */
export const MailLanguage = createContext<Language>('en')
