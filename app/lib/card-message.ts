import { cards } from '#languages/en/calls/cards.ts'
import { messagesInOtherLanguage } from './contract-messages.ts'

export type CardMessage = keyof typeof cards

/** Why a card was refused, in the current language. Apart from the other messages: only the sandbox's page says them. */
export const cardMessage = (code: CardMessage): string => (messagesInOtherLanguage()?.cards ?? cards)[code]
