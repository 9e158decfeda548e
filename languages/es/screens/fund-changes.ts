import type { Translation } from '../../translation-type.ts'

export const fundChanges: Translation<typeof import('../../en/screens/fund-changes.ts').fundChanges> = {
  title: 'Hay textos nuevos de un fondo a la espera',
  asked: 'Lo ha pedido {who}. Vale desde el {date} si nadie de quienes cuidan el memorial se opone.',
  yours:
    'Lo ha pedido usted. Vale desde el {date} si nadie de quienes cuidan el memorial se opone; se ha avisado a todos por correo.',
  someone: 'Alguien',
  now: 'Hasta ahora',
  next: 'Desde entonces',
  nothing: 'Nada',
  withdraw: 'Retirarlo',
  object: 'Me opongo',
  withdrawNamed: 'Retirarlo: los textos nuevos para {title}',
  objectNamed: 'Me opongo: los textos nuevos para {title}',
  stopped: 'El fondo se queda como está.',
  failed: 'No se ha podido: {reason}',
}
