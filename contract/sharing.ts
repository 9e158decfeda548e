import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'
import { Paper } from './keepsakes.ts'

export const getCardSheet = endpoint({
  method: 'GET',
  path: '/memorial/card-sheet/:memorialUuid',
  summary: 'A sheet of cards with the memorial’s QR code, as a PDF to print',
  access: 'host',
  priority: 'deferrable',
  params: z.object({ memorialUuid: Uuid }),
  query: z.object({ paper: Paper.default('A4') }),
  /** Where the sheet lies for some hours; whoever has the link can open it. */
  reply: { url: z.string() },
  errors: ['NOT_PAID', 'CARDS_FAILED'],
})
