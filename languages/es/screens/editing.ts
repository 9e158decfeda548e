import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

const page = (screen: string) => `${screen} · ${brand.name}`

export const editing: Translation<typeof import('../../en/screens/editing.ts').editing> = {
  frame: {
    forMemorial: 'Para el memorial de {name}',
    saving: 'Guardando…',
    unsaved: 'Hay cambios sin guardar',
    saved: 'Guardado',
    cancelled: 'Sus cambios se deshicieron',
    error: 'Error',
    kept: 'No se ha perdido nada: todo sigue aquí.',
    loadFailed: 'No se pudieron cargar los datos de su memorial. Por favor, intente recargar la página.',
    loadFailedAgain:
      'Los datos del memorial siguen sin cargarse. Por favor, póngase en contacto con el servicio de ayuda.',
    goneUnsaved: 'Lo que escribió aquí no se puede guardar por ahora. Sigue abajo, en este dispositivo.',
  },
  message: {
    pageTitle: page('Editar el mensaje'),
    title: 'Editar el mensaje',
    failed: 'Error al guardar el mensaje',
    failedVideo: 'No se pudo subir el video',
  },
  stories: {
    pageTitle: page('Editar las historias'),
    title: 'Editar las historias',
    failed: 'Error al guardar las historias: {reason}',
    tryAgain: 'Por favor, vuelva a intentarlo.',
  },
  details: {
    pageTitle: page('Editar los detalles del memorial'),
    title: 'Editar los detalles del memorial',
    failed: 'No se pudieron guardar los detalles del memorial. Por favor, vuelva a intentarlo.',
    name: 'Nombre de la persona',
    photo: 'Foto de perfil',
    photoIntro: 'La que recibe a todos.',
    when: 'El memorial',
    more: 'Más detalles',
    someone: 'su ser querido',
    programme: 'Horas, más actos, una transmisión',
  },
  funds: {
    pageTitle: page('Editar los fondos de donación'),
    title: 'Editar los fondos de donación',
    failed: 'Error al guardar los fondos de donación: {reason}',
    tryAgain: 'Por favor, vuelva a intentarlo.',
    fund: 'Fondo {number, number}',
    fundTitle: 'Título del fondo',
    titleMissing: 'Por favor, dé un título a este fondo, o quítelo.',
    description: 'Descripción',
    recipient: 'Quién recibe las donaciones',
    recipientHelp: 'El nombre de la persona o de la asociación. Lo lee todo el que dona.',
    payout: 'Momento de la entrega',
    payoutHelp: 'Por ejemplo, «el día 1 de cada mes» o «después de la ceremonia».',
    charity: 'Número de la organización benéfica',
    charityHelp:
      'Si es una organización benéfica: su ABN, su EIN, o el nombre de otro registro y su número. Comprobamos las cifras, no de quién es.',
    rewordHelp:
      'Ya hay donaciones en este fondo. Cada donación conserva los textos con los que se hizo, y un nombre, un fin o un destinatario nuevo se comunica por correo a quienes cuidan el memorial.',
    fixed: 'Ya hay donaciones en este fondo',
    fixedHelp:
      'Solo quien creó el memorial puede cambiar su nombre, su fin y quién lo recibe. Usted puede seguir fijando la meta.',
    goal: 'Meta',
    goalHelp: 'Cuánto espera reunir, por ejemplo 1500. Déjelo vacío si no hay meta.',
    goalUnclear: 'Por favor, escriba un importe como 1500 o 1500,50, o déjelo vacío.',
    raised: '{sum} hasta ahora, en {count, plural, one {# donación} other {# donaciones}}.',
    add: 'Añadir otro fondo',
    remove: 'Quitar el fondo',
    removeNamed: 'Quitar el fondo {number, number}',
    removed: 'Se quitó el fondo: {title}',
    untitled: 'sin título',
    ask: {
      title: '¿Quitar este fondo?',
      body: '{count, plural, one {Recibió # donación} other {Recibió # donaciones}}, {sum} en total. Nada de eso se pierde: {count, plural, one {sigue} other {siguen}} en la lista de su panel. El fondo ya no se ofrece a los visitantes.',
      keep: 'Conservar el fondo',
      remove: 'Quitar el fondo',
    },
  },
}
