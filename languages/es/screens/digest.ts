import type { Translation } from '../../translation-type.ts'

export const digest: Translation<typeof import('../../en/screens/digest.ts').digest> = {
  title: 'Correo sobre lo que llega',
  daily: 'Escribirme por la noche cuando haya llegado algo',
  help: 'Como máximo un correo al día, con las respuestas, los recuerdos y las donaciones desde el anterior. Cuando no ha llegado nada, no hay correo. Cada persona que cuida el memorial lo elige por su cuenta.',
  loading: 'Consultando lo que eligió',
  on: 'Guardado: le escribiremos por la noche.',
  off: 'Guardado: no le escribiremos sobre lo que llegue.',
  failed: 'No se pudo guardar su elección',
  unknown: 'No se pudo consultar lo que eligió',
  end: {
    title: 'Dejar de recibir estos correos',
    question:
      '¿Quiere que dejemos de escribirle sobre lo que llega a este memorial? Lo que llegue sigue allí para que lo lea.',
    confirm: 'Sí, dejar de escribirme',
    done: 'No volveremos a escribirle sobre las novedades de este memorial.',
    help: 'Si algún día quiere recibir estos correos de nuevo, puede activarlos en los ajustes del memorial.',
    unknown: 'Este enlace ya no está en uso. Por él no le enviamos ningún correo.',
  },
}
