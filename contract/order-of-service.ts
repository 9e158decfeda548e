import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldProblem } from './field-problem.ts'
import { hostCall, line, lines, text, Uuid, Version } from './fields.ts'
import { Paper } from './keepsakes.ts'
import * as limits from './limits.ts'
import { lettersIn, orderOfService as most } from './order-of-service-limits.ts'

/** The order of service: what is printed for the day, folded or stapled (docs/decisions/0033). */

/** What a part of a service is; it decides how its text is set. */
export const OrderItemKind = z.enum(['HYMN', 'READING', 'PRAYER', 'MUSIC', 'WORDS', 'NAMES'])
export type OrderItemKind = z.infer<typeof OrderItemKind>

/** A part of the service, as its hosts type it; every text may be empty, but not all of them. */
export const OrderItem = z.object({
  /** Chosen by the browser, so that a repeated save adds nothing. */
  id: Uuid,
  kind: OrderItemKind,
  title: line(most.titleMax, 'eventTitle'),
  /** Who reads, speaks, sings or plays. */
  by: line(most.lineMax, 'line'),
  /** Of a reading, its book; of a hymn or a piece, who wrote it. */
  source: line(most.lineMax, 'line'),
  text: text(most.textMax, 'words'),
})
export type OrderItem = z.infer<typeof OrderItem>

/** What is printed. Where a field is null, the memorial says it. */
export const OrderContent = z.object({
  name: line(limits.memorial.nameMax, 'name').nullable(),
  /** Years or dates of a life, such as `1941 – 2026`; empty for none. */
  years: line(most.lineMax, 'line'),
  /** When and where. */
  when: lines(most.whenMax, 'words').nullable(),
  photoUuids: z.array(Uuid).max(most.photosMax, fieldProblem('tooMany', { max: most.photosMax })),
  items: z.array(OrderItem).max(most.itemsMax, fieldProblem('tooMany', { max: most.itemsMax })),
  thanks: text(most.thanksMax, 'words'),
})
export type OrderContent = z.infer<typeof OrderContent>

/** What the memorial says, where its order of service says nothing else. */
const OrderFacts = z.object({
  name: z.string(),
  /** Day, time and place of the service, in the memorial's language. */
  when: z.string(),
  /** Until it is paid for, the code would open nothing and is not printed. */
  paymentCompleted: z.boolean(),
})
export type OrderFacts = z.infer<typeof OrderFacts>

const OrderOfService = z.object({
  content: OrderContent,
  /** Zero until it is saved for the first time. */
  version: z.number().int(),
  facts: OrderFacts,
})
export type OrderOfService = z.infer<typeof OrderOfService>

export const getOrderOfService = endpoint({
  method: 'GET',
  path: '/memorial/order-of-service/:memorialUuid',
  summary: 'The order of service: as it was saved, or one to begin from in the memorial’s language',
  ...hostCall,
  reply: OrderOfService.shape,
})

export const saveOrderOfService = endpoint({
  method: 'POST',
  path: '/memorial/order-of-service/:memorialUuid',
  summary:
    'Save the whole order of service. MEMORIAL_STALE comes with the present `content`, `version`, `facts`, and `lastEdit` (who saved it)',
  ...hostCall,
  body: z.object({
    content: OrderContent.refine(({ items }) => lettersIn(items) <= most.partsMax, {
      path: ['items'],
      error: fieldProblem('tooLong', { what: 'words', max: most.partsMax }),
    }),
    /** The version that the editor began from. */
    version: Version,
  }),
  reply: OrderOfService.shape,
  errors: ['MEMORIAL_STALE'],
})

/** Four pages on one sheet, folded once; or eight on two, folded and stapled. */
export const OrderFormat = z.enum(['FOLDED', 'BOOKLET'])
export type OrderFormat = z.infer<typeof OrderFormat>

export const OrderChoices = z.object({
  /** Of the unfolded sheet: a page is half of it. */
  paper: Paper.default('A4'),
  format: OrderFormat.default('FOLDED'),
})
export type OrderChoices = z.infer<typeof OrderChoices>

export const MadeOrder = z.object({
  /** It does not fit, even in the smallest letters: nothing was made. */
  isTooLong: z.boolean(),
  /** The code is left out, since it would open nothing yet. */
  isWithoutCode: z.boolean(),
  /** Photos whose files could not be read: they are left out. */
  missing: z.number().int(),
  /** The sheets to print, two pages side by side; a link for some hours, for its holder. */
  sheetsUrl: z.string().nullable(),
  /** Page after page, to read on a screen. */
  pagesUrl: z.string().nullable(),
})
export type MadeOrder = z.infer<typeof MadeOrder>

export const makeOrderOfService = endpoint({
  method: 'POST',
  path: '/memorial/order-of-service/make/:memorialUuid',
  summary: 'Print the order of service as it is saved',
  ...hostCall,
  priority: 'deferrable',
  body: OrderChoices,
  reply: { made: MadeOrder },
  errors: ['ORDER_FAILED', 'TOO_MANY_ATTEMPTS'],
})
