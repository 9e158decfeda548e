import type { Translation } from '../../translation-type.ts'

export const keeping: Translation<typeof import('../../en/screens/keeping.ts').keeping> = {
  week: 'Guardado en el dispositivo, 7 días',
  session: 'Se conserva hasta que cierre esta ventana',
  weekTitle: 'Guardado en este dispositivo, durante siete días',
  weekWhy:
    'Este navegador conserva lo que usted escribió solo aquí, y lo borra si lo usa durante siete días sin volver a esta página. Con cada visita, los siete días empiezan de nuevo.',
  weekDays: 'Hoy es el primer día. El octavo día puede borrarse.',
  weekUntil: 'Acaba de estar aquí, así que se conserva <b>al menos hasta el {date}</b>.',
  evictable:
    'Se queda aquí hasta que usted borre los datos de este navegador o el dispositivo se quede sin espacio.',
  persistent: 'Se queda aquí hasta que usted borre los datos de este navegador: seguirá aquí cuando vuelva.',
  sessionWhy: 'Esta ventana es privada: cuando la cierre, lo que escribió desaparece.',
  offer: 'A salvo y en cualquier dispositivo: le enviamos un enlace por correo. No cuesta nada.',
  byMail: 'Conservarlo por correo',
  understood: 'Entendido',
}
