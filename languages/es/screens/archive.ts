import type { Translation } from '../../translation-type.ts'

export const archive: Translation<typeof import('../../en/screens/archive.ts').archive> = {
  title: 'La copia completa',
  intro:
    'Todo en un solo archivo, suyo para siempre: las fotos tal como se enviaron, las palabras, lo que otros añadieron, el libro y una página que lo muestra todo sin internet.',
  places:
    'Las fotos que contiene son exactamente los archivos que se enviaron, así que pueden decir también dónde se tomaron.',
  opens:
    'También se vuelve a abrir: con <link>Abrir una copia completa</link>, usted o quien tenga el archivo puede crear de nuevo un memorial a partir de ella.',
  what: 'Qué contiene',
  counts: {
    photos:
      '{count, plural, one {# foto tal como se envió} other {# fotos tal como se enviaron}}, incluido el retrato',
    photosOfOthers: '{count, plural, one {# foto} other {# fotos}} de otras personas',
    videos: '{count, plural, one {El mensaje grabado} other {# mensajes grabados}}',
    recordings:
      '{count, plural, one {Una voz o película de otras personas} other {# voces y películas de otras personas}}',
    stories: '{count, plural, one {# historia} other {# historias}}',
    memories: '{count, plural, one {# recuerdo} other {# recuerdos}} de otras personas',
    answers: '{count, plural, one {# respuesta} other {# respuestas}} a la invitación, como tabla',
    donations: '{count, plural, one {# donación} other {# donaciones}}, como tabla',
    always: 'El libro para imprimir, y una página que lo muestra todo desde una memoria USB',
  },
  hidden:
    'La suya guarda también lo que está oculto o en espera, aunque sus páginas no lo muestran. La que es para la familia no lo contiene.',
  size: 'Unos {size}. Es un archivo ZIP.',
  download: 'Descargar la copia completa',
  relatives: 'Descargar una para la familia',
  log: 'Quién la ha descargado está en <link>Lo que se hizo</link>.',
  successors: {
    title: 'Quién más debe tenerla',
    help: 'Indique hasta dos personas. Reciben los mismos enlaces que quienes cuidan el memorial: 60 días antes de que termine su año, y siempre que usted los envíe.',
    after:
      'Cuando el memorial se retira para siempre, los enlaces dejan de servir. Lo que alguien haya descargado hasta entonces sigue siendo suyo, y con ello se puede volver a crear el memorial: basta con escribirnos y tener el archivo.',
    none: 'El titular de este memorial aún no ha indicado a nadie.',
    onlyOwner: 'Solo el titular de este memorial puede cambiar esto.',
    person: 'Persona {number}',
    name: 'Nombre',
    email: 'Correo electrónico',
    add: 'Indicar a alguien',
    removeNamed: 'Quitar a {who}',
    saved: 'Guardado',
    loses: 'La persona que usted quite pierde su enlace.',
  },
  when: {
    title: 'Qué pasa si…',
    owner:
      '<b>El titular fallece o ya no puede iniciar sesión.</b> De momento nada cambia. Si hay un corresponsable, sigue con todo. Si no lo hay, alguien de la familia nos escribe; escribimos a todas las personas que cuidan el memorial, esperamos catorce días, en los que cualquiera de ellas puede detenerlo. Después, el memorial queda al cuidado de quien nos escribió.',
    unpaid:
      '<b>Nadie paga otro año.</b> Le escribimos 60 días, 14 días y un día antes. La página sigue 30 días más y luego se cierra; 60 días después se elimina todo. Hasta entonces cualquier persona que cuide el memorial puede prolongarlo.',
    close:
      '<b>Nosotros ya no estamos.</b> Lo que usted haya descargado se abre sin nosotros, en cualquier computadora, y con ello se puede volver a crear el memorial donde funcione este programa. Descargue la copia completa de vez en cuando y guárdela en dos lugares.',
  },
  sending: {
    title: 'Enviar los enlaces',
    to: 'Un correo llega a {people}. Lleva a la copia completa, que pide entrar con su dirección.',
    last: 'Último envío: {date}.',
    never: 'Aún no se han enviado.',
    undelivered: 'No se pudo entregar a {people}. Por favor, revise la dirección.',
    send: 'Enviar los enlaces ahora',
    sent: 'Los enlaces van en camino.',
  },
  loading: 'Consultando qué contiene',
  failed: 'No se pudo leer la copia completa.',
  expired: {
    title: 'Este enlace ya no está en uso',
    help: 'Los enlaces a lo que una familia conserva sirven solo por un tiempo. No se ha perdido nada: quien se lo envió, o quien cuida el memorial, puede enviarle uno nuevo.',
    hosts: 'Si usted cuida el memorial, encontrará un enlace nuevo en Para conservar.',
    profile: 'Ir a mis memoriales',
    busyTitle: 'Un momento, por favor',
    busy: 'Ahora mismo se están enviando varias copias. Su enlace sigue sirviendo: por favor, ábralo de nuevo en unos minutos.',
  },
}
