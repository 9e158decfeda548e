import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** When and where: the events of a memorial's day, and who answered for each. */
export const programme: Translation<typeof import('../../en/screens/programme.ts').programme> = {
  pageTitle: `Cuándo y dónde · ${brand.name}`,
  title: 'Cuándo y dónde',
  titleMany: 'Programa',
  intro:
    'Deje vacío lo que no esté decidido; puede volver en cualquier momento. Un único correo sale sin que usted haga nada: a quienes respondieron antes de que hubiera fecha, en el plazo de un día desde que la haya.',
  introMany:
    'Por orden de hora. Cada persona responde a cada acto y ve solo aquellos a los que está invitada. De los cambios no se avisa a nadie sin que usted lo decida.',
  failed: 'No funcionó. Por favor, inténtelo de nuevo.',
  saved: 'Guardado',
  reverted: 'Sus cambios se deshicieron',
  kept: 'No se ha perdido nada: todo sigue aquí, en este dispositivo.',

  typedBefore:
    'Usted cambió algo aquí y aún no lo ha guardado. Nadie más lo ve todavía: pulse Guardar cuando esté bien.',

  kinds: {
    SERVICE: 'Ceremonia',
    WAKE: 'Velatorio',
    BURIAL: 'Entierro',
    CREMATION: 'Cremación',
    GATHERING: 'Encuentro',
    ONLINE: 'En línea',
    OTHER: 'Acto',
  },

  list: {
    label: 'Actos',
    noTime: 'Sin hora aún',
    open: 'Editar',
    own: 'La fecha propia del memorial',
    chosen:
      '{count, plural, =0 {Aún no ha elegido a nadie} one {Solo una persona que usted eligió} other {Solo # personas que usted eligió}}',
    cancelled: 'Anulado',
    cancelledHelp: 'Sigue en la página como anulado, y sus respuestas se conservan.',
    toCorrect: 'Aquí hay algo que revisar',
    add: 'Añadir un acto',
    addSecond: 'Añadir un segundo acto',
    full: 'En un día caben {count, number} actos.',
    takeBack: 'Anular este acto',
    takeOut: 'Quitar este acto',
    removed: 'Quitado: {name}',
    people: 'Ver quiénes',
    peopleNamed: 'Ver quiénes: {name}',
  },

  counts: {
    coming: '{count, plural, one {# asistirá} other {# asistirán}}',
    unsure: '{count, plural, one {# aún no lo sabe} other {# aún no lo saben}}',
    watching: '{count, plural, one {# lo verá a distancia} other {# lo verán a distancia}}',
    notAttending: '{count, plural, one {# no asistirá} other {# no asistirán}}',
  },

  fields: {
    kind: 'Tipo',
    title: 'Su nombre',
    titleHelp: 'Si no debe llamarse solo “{kind}”.',
    date: 'Fecha',
    begins: 'Empieza',
    ends: 'Termina',
    nextDay: 'Termina al día siguiente',
    zoneIs: 'Zona horaria: {zone}.',
    zoneChange: 'Otra zona horaria',
    zone: 'Zona horaria',
    zoneHelp: 'La hora del propio lugar. Quien vive en otra parte lee su hora al lado.',
    place: 'Lugar',
    samePlace: 'El mismo lugar: {place}',
    placeHelp: 'Dónde se reunirán. Reciben un enlace al mapa.',
    placeOpen: 'Todos los que tienen la página ven la dirección, también la de una casa particular.',
    details: 'Qué conviene saber',
    detailsHelp: 'Dónde estacionar, cómo vestir, qué llevar.',
    past: 'Este día ya pasó. ¿Es correcto?',
  },

  more: {
    title: 'Solo si lo necesita',
    ends: 'Decir cuándo termina',
    stream: 'Añadir una transmisión en directo',
    asks: 'Preguntar por la comida o el acceso',
    invited: 'Elegir a quién se invita',
  },
  stream: {
    title: 'Transmisión en directo',
    none: 'Este acto no se transmite',
    noneHelp:
      'La página lo dice. A veces hay desconocidos que venden enlaces a transmisiones que no existen.',
    link: 'Enlace de la transmisión',
    linkHelp: 'De la funeraria, de YouTube, de Zoom o de donde sea.',
    unknown:
      'No conocemos el sitio {host}. Por favor, pruebe el enlace: lleva allí a todos los que miran, y a veces hay desconocidos que envían enlaces falsos.',
    test: 'Probar el enlace',
    testNamed: 'Probar el enlace {host}, en una ventana nueva',
    recording: 'Grabación',
    recordingHelp: 'Un enlace para quienes no pudieron verlo, cuando lo haya.',
  },
  asks: {
    title: 'Preguntar a quienes asistan',
    food: 'Qué no pueden comer',
    access: 'Qué necesitan para entrar y participar',
  },
  invited: {
    title: 'A quién se invita',
    EVERYONE: 'A todos los que tienen la página',
    CHOSEN: 'Solo a personas que elijo',
    chosenHelp: 'Los demás no ven este acto.',
    people: 'Personas que usted elige',
    count: '{chosen, number} de {all, number} elegidas',
    find: 'Buscar un nombre',
    none: 'Aún no hay contactos entre los que elegir.',
    add: 'Añadir a alguien',
    address: 'Correo o teléfono',
    addressUnclear: 'Escriba una dirección de correo o un número de teléfono.',
    adding: 'Añadiendo…',
    addChoose: 'Añadir y elegir',
    addHelp: 'Pasa a ser uno de sus contactos. No se envía ningún correo.',
    notFound: 'Nadie con ese nombre.',
    name: 'Nombre',
  },

  tell: {
    title: 'Avisar',
    words: 'Sus palabras',
    help: 'Llega a quienes respondieron, salvo a quienes no asistirán, y a las personas invitadas que no han respondido. Un correo a cada una. Salen enseguida y no se pueden recuperar.',
    helpRecording:
      'Llega a todas las personas que respondieron, también a quienes no asisten, y a las invitadas que no han respondido. Un correo a cada una. Salen enseguida y no se pueden recuperar.',
    recording: 'Ya hay una grabación. Se puede ver en la página.',
    until: '{from} a {to}',
    cancelled: 'No se celebra.',
    send: '{count, plural, one {Enviar a una persona} other {Enviar a # personas}}',
    notYet: 'Todavía no',
    done: 'Se está avisando.',
    nobody: 'No hay nadie a quien avisar por correo.',
    withoutAddress:
      '{count, plural, one {Una persona no dio correo electrónico. Un mensaje suyo le llegará.} other {# personas no dieron correo electrónico. Un mensaje suyo les llegará.}}',
  },
  after: {
    title: 'Guardado. Nadie recibió un correo.',
    changed: 'Lo ven cuando abren la página.',
  },

  people: {
    title: 'Quién respondió',
    pageTitle: `Quién respondió · ${brand.name}`,
    loading: 'Leyendo las respuestas',
    none: 'Aún no ha respondido nadie a este acto.',
    noneHelp: 'Aquí estará quién asiste, quién aún no lo sabe y quién lo ve a distancia.',
    gone: 'Este acto ya no está.',
    print: 'Imprimir la lista para la puerta',
    printHelp: 'Todos los que asisten, por nombre.',
    csv: 'Descargar CSV',
    csvNamed: 'Descargar CSV: {what}',
    name: 'Nombre',
    guests: 'Acompañantes',
    food: 'Comida',
    access: 'Acceso',
    here: 'Llegó',
    /** Of one person. */
    said: {
      ATTENDING: 'Asistirá',
      UNSURE: 'Aún no lo sabe',
      WATCHING: 'Lo verá a distancia',
      NOT_ATTENDING: 'No asistirá',
    },
    groups: {
      ATTENDING: 'Asistirán',
      UNSURE: 'Aún no lo saben',
      WATCHING: 'Lo verán a distancia',
      NOT_ATTENDING: 'No asistirán',
    },
    withGuests: '{count, plural, one {y un acompañante} other {y # acompañantes}}',
    foodIs: 'Comida: {text}',
    accessIs: 'Acceso: {text}',
    plus: '+ {count, number}',
    awaitsLook: 'Esta respuesta espera a que usted la mire, y aún no cuenta.',
    total: '{count, plural, one {Una persona en total.} other {# personas en total.}}',
    back: 'Cuándo y dónde',
  },
}
