import type { Translation } from '../../translation-type.ts'

export const replies: Translation<typeof import('../../en/screens/replies.ts').replies> = {
  title: 'Respuestas de los invitados',
  take: 'Enviarme lo que respondan los invitados',
  help: 'Muchas personas responden sin más al correo que recibieron. Lo que escriban le llega entonces a usted, y ven la dirección con la que inicia sesión. Puede cambiarlo en los ajustes cuando quiera. Cada persona que cuida el memorial lo elige por su cuenta.',
  on: 'Guardado: las respuestas le llegan a usted.',
  off: 'Guardado: las respuestas no le llegan a usted.',
  failed: 'No se pudo guardar su elección',
  unknown: 'No se pudo consultar lo que eligió sobre las respuestas',
}
