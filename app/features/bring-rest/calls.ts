import { endpointOf } from '#app/lib/endpoint-of.ts'
import type * as brought from '#contract/brought.ts'
import type * as events from '#contract/events.ts'
import type * as orders from '#contract/order-of-service.ts'
import type * as thanks from '#contract/thanks.ts'

export const findBrought = endpointOf<typeof brought.findBrought>({
  method: 'POST',
  path: '/memorial/brought/find/:memorialUuid',
})
export const bringMemory = endpointOf<typeof brought.bringMemory>({
  method: 'POST',
  path: '/memorial/brought/memory/:memorialUuid',
})
export const bringAnswer = endpointOf<typeof brought.bringAnswer>({
  method: 'POST',
  path: '/memorial/brought/answer/:memorialUuid',
})
export const getProgramme = endpointOf<typeof events.getProgramme>({
  method: 'GET',
  path: '/memorial/programme/:memorialUuid',
})
export const saveProgramme = endpointOf<typeof events.saveProgramme>({
  method: 'POST',
  path: '/memorial/programme/:memorialUuid',
})
export const getOrder = endpointOf<typeof orders.getOrderOfService>({
  method: 'GET',
  path: '/memorial/order-of-service/:memorialUuid',
})
export const saveOrder = endpointOf<typeof orders.saveOrderOfService>({
  method: 'POST',
  path: '/memorial/order-of-service/:memorialUuid',
})
export const listThanks = endpointOf<typeof thanks.listThanks>({
  method: 'GET',
  path: '/memorial/thanks/:memorialUuid',
})
export const addThanks = endpointOf<typeof thanks.addThanks>({
  method: 'POST',
  path: '/memorial/thanks/add/:memorialUuid',
})
export const markThanked = endpointOf<typeof thanks.markThanked>({
  method: 'POST',
  path: '/memorial/thanks/mark/:memorialUuid/:lineUuid',
})
