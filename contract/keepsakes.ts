import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'

export const generatePdf = endpoint({
  method: 'POST',
  path: '/memorial/pdf/generate/:memorialUuid',
  summary: 'Make the keepsake book',
  access: 'host',
  params: z.object({ memorialUuid: Uuid }),
  reply: { pdfUrl: z.string() },
  planned: true,
})
