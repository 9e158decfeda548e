import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Uuid } from './fields.ts'

export const updateStories = endpoint({
  method: 'POST',
  path: '/memorial/stories/update/:memorialUuid',
  summary: 'Change, add and remove stories',
  access: 'host',
  params: z.object({ memorialUuid: Uuid }),
  body: z.object({
    stories: z.array(z.object({ uuid: Uuid.nullish(), text: z.string() })),
    deleteStoryUuids: z.array(Uuid),
  }),
  planned: true,
})
