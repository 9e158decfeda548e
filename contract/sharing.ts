import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hostCall } from './fields.ts'
import { Paper } from './keepsakes.ts'

/** MEMORY: with lines to write on, to be filed with a photo afterwards. */
export const CardKind = z.enum(['INVITING', 'MEMORY'])
export type CardKind = z.infer<typeof CardKind>

export const getCardSheet = endpoint({
  method: 'GET',
  path: '/memorial/card-sheet/:memorialUuid',
  summary: 'A sheet of cards with the memorial’s QR code, as a PDF to print',
  ...hostCall,
  priority: 'deferrable',
  query: z.object({ paper: Paper.default('A4'), kind: CardKind.default('INVITING') }),
  /** A link to the sheet for some hours, for anybody who has it. */
  reply: { url: z.string() },
  errors: ['NOT_PAID', 'CARDS_FAILED'],
})
