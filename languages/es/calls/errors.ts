import type { Messages } from '../../texts.ts'

export const errors: Messages['errors'] = {
  // General
  BAD_INPUT: 'Por favor, revise sus datos y vuelva a intentarlo.',
  UNAUTHENTICATED: 'Hubo un problema de acceso. Por favor, vuelva a intentarlo.',
  FORBIDDEN:
    'No se permite el acceso. Por favor, vuelva a intentarlo o póngase en contacto con el servicio de ayuda.',
  NOT_FOUND: 'El servicio no está disponible por el momento. Por favor, vuelva a intentarlo.',
  TOO_MANY_ATTEMPTS: 'Demasiados intentos. Por favor, espere un momento antes de volver a intentarlo.',
  TOO_LARGE: 'Es demasiado grande para enviarlo. Por favor, elija algo más pequeño.',
  UNSUPPORTED_TYPE: 'Este tipo de contenido no se puede leer aquí.',
  SERVER_BUSY:
    'Nuestros servidores están ocupados en este momento. Por favor, vuelva a intentarlo en unos instantes.',
  STORAGE_AWAY:
    'En este momento no se puede acceder a las fotos y los videos. No se ha perdido nada. Por favor, vuelva a intentarlo en unos minutos.',
  STORAGE_REFUSED:
    'No se puede acceder a las fotos y los videos por un error nuestro. No se ha perdido nada. Por favor, vuelva más tarde.',
  DISK_LOW:
    'En este momento no se pueden recibir fotos ni videos nuevos. No se ha perdido nada. Por favor, vuelva a intentarlo más tarde.',
  INTERNAL:
    'Nuestros servidores están ocupados en este momento. Por favor, vuelva a intentarlo en unos instantes.',

  // Accounts
  EMAIL_TAKEN: 'Esta dirección de correo ya está registrada. Por favor, use otra o intente iniciar sesión.',
  EMAIL_LETTERS:
    'Nuestro correo no se puede enviar a una dirección con letras como é o ñ delante de la @. Por favor, use otra dirección.',
  CAPTCHA_NEEDED: 'No pudimos comprobar que usted no es un robot. Por favor, vuelva a intentarlo.',
  BAD_CREDENTIALS: 'El correo o la contraseña no son correctos.',
  PASSWORD_IS_EMAIL: 'Por favor, elija una contraseña que no sea su dirección de correo.',
  PASSWORD_TOO_COMMON: 'Esta contraseña es de las primeras que cualquiera probaría. Por favor, elija otra.',
  CODE_WRONG: 'El código de verificación no es correcto.',
  CODE_EXPIRED: 'Este código ha vencido. Por favor, pida uno nuevo.',
  CODE_USED_UP: 'Demasiados códigos incorrectos. Por favor, pida uno nuevo.',
  RESEND_TOO_SOON: 'Se acaba de enviar un código. Por favor, espere un momento antes de pedir otro.',
  EMAIL_UNVERIFIED: 'Por favor, confirme primero su dirección de correo.',
  PASSWORD_WRONG: 'Esta no es su contraseña actual.',
  PASSKEY_INVALID: 'No se pudo añadir esta llave de acceso. Por favor, vuelva a intentarlo.',
  PASSKEY_UNKNOWN: 'Esta llave de acceso no se conoce aquí. Por favor, inicie sesión con su contraseña.',
  PASSKEYS_WAIT:
    'Hace poco se eligió una contraseña nueva por correo. Por su seguridad, las llaves de acceso se pueden añadir dos días después.',
  TOO_MANY_PASSKEYS:
    'Es el máximo de llaves de acceso que puede tener una cuenta. Por favor, quite una primero.',
  RESET_LINK_INVALID: 'Este enlace ya se usó o ha vencido. Por favor, pida uno nuevo.',

  // Memorials
  MEMORIAL_NOT_FOUND: 'No se encontró el memorial',
  MEMORIAL_STALE: 'Entretanto, este memorial se cambió en otro lugar.',
  LIFE_DATE_AHEAD: 'Una fecha de nacimiento o fallecimiento no puede estar en el futuro.',
  DEATH_BEFORE_BIRTH: 'La fecha de fallecimiento es anterior a la de nacimiento.',
  SLUG_INVALID: 'El enlace puede tener de 3 a 80 letras minúsculas, cifras y guiones.',
  SLUG_TAKEN: 'Este enlace ya está en uso. Por favor, elija otro.',
  SLUGS_USED_UP:
    'Este memorial ya ha tenido tantos enlaces como puede tener antes del pago. Por favor, elija uno que ya tuvo, o cámbielo después del pago.',
  RESTORE_TOO_LARGE: 'Este archivo es más grande de lo que puede ser un memorial.',
  RESTORE_UNREADABLE:
    'Esto no es la copia de un memorial, o le falta una parte: puede que se haya cortado. Por favor, elija el archivo ZIP tal como se descargó.',
  RESTORE_EXISTS: 'Este memorial, o su código impreso, ya está aquí. No se restauró nada.',
  TOO_MANY_UNKNOWN:
    'Desde su conexión a internet se abrieron muchas direcciones que no existen. Por favor, abra el enlace de su invitación o use otra conexión.',
  PUBLIC_MISSING:
    'Puede que este memorial se haya eliminado, o que el enlace no sea correcto. Por favor, revise el enlace, o pregunte a la persona que se lo envió.',
  PUBLIC_PRIVATE: 'Puede que este memorial sea privado. Por favor, pregunte a la familia cómo verlo.',
  PUBLIC_ENDED: 'El año de este memorial ha terminado. Su familia todavía puede conservarlo otro año.',
  TOO_MUCH_TEXT:
    'Todos los textos de un memorial juntos pueden ser tan largos como un libro grueso (500 KB). Por favor, acorte algunos. No se ha perdido nada de lo que escribió.',
  TOO_MANY_UNPAID:
    'Tiene tres memoriales que aún no están pagados. Por favor, continúe con uno de ellos o pague uno primero. Los eliminados cuentan durante 30 días.',
  TOO_MANY_STORIES: 'En un memorial caben 200 historias.',
  TOO_MANY_FUNDS: 'Un memorial puede tener 20 fondos de donación.',
  FUND_HOLDS_GIFTS:
    'Este fondo ya tiene donaciones. Solo quien creó el memorial puede cambiar su nombre, su fin o quién lo recibe.',

  // Hosts
  ALREADY_HOST: 'Esta persona ya cuida el memorial.',
  HOST_NOT_FOUND: 'Esta persona ya no cuida el memorial.',
  OWNER_STAYS: 'No se puede quitar a la persona que empezó el memorial.',
  TOO_MANY_HOSTS: 'Un memorial puede tener 20 corresponsables.',
  HOST_INVITATION_INVALID: 'Esta invitación se retiró, ya se usó o ha vencido. Por favor, pida una nueva.',
  HOST_INVITATION_FOR_ANOTHER:
    'Esta invitación se envió a otra dirección de correo. Por favor, inicie sesión con ella.',

  // Contributions
  CONTRIBUTION_NOT_FOUND: 'Este aporte ya no está aquí.',
  CONTRIBUTION_EMPTY: 'Por favor, incluya un mensaje o al menos una foto.',
  CONTRIBUTION_TOO_MANY_PHOTOS: 'Puede añadir hasta 30 fotos.',
  RECEIPT_INVALID:
    'Este enlace ya no es válido: está incompleto, o aquello de lo que trataba ya no está aquí.',
  RECEIPT_EXPIRED: 'Este enlace ha vencido.',
  BLOCKED: 'La familia ha cerrado este memorial a nuevos aportes.',
  ADDRESS_UNPROVEN:
    'Por favor, inicie primero sesión con esta dirección de correo. Con el enlace de su invitación puede responder sin hacerlo.',
  CANNOT_BLOCK: 'No se puede bloquear a quien cuida este memorial.',
  NOT_BLOCKED: 'Esta persona ya no está bloqueada.',
  REPORT_NOT_FOUND: 'No existe ese aviso.',
  PASSCODE_MISSING: 'Por favor, elija una palabra que abra el memorial.',
  FUND_MISSING: 'Este memorial ya no tiene ese fondo.',
  CARD_REFUSED: 'No se pudo hacer la donación. Por favor, vuelva a intentarlo.',
  CONTRIBUTOR_UNREACHABLE: 'No hay ninguna dirección de correo a la que escribir.',
  CONTRIBUTION_REPLACED:
    'Esta persona ha vuelto a escribir desde entonces. Lo que se quitó no se puede recuperar junto a lo nuevo.',
  RSVP_NOT_FOUND: 'Esta respuesta ya no está aquí.',
  RSVP_REPLACED:
    'Esta persona ha respondido de nuevo desde entonces. Lo eliminado no puede recuperarse junto a ello.',
  EVENT_NOT_FOUND: 'Esta parte del día ya no está aquí.',
  EVENT_OVER: 'Esta parte del día ya pasó, así que no se reciben más respuestas.',
  EVENT_CANCELLED: 'Esta parte del día no se celebra, así que no hace falta responder.',
  EVENT_NOT_STREAMED: 'Esta parte del día no se puede ver por internet. Por favor, elija otra respuesta.',
  ALREADY_THANKED: 'Ya se enviaron las gracias.',
  THANKS_NOT_FOUND: 'Esta línea ya no está.',
  TRANSCRIPT_CHANGED: 'Otra persona lo ha escrito mientras tanto.',
  THANKS_FULL: 'La lista está llena, con 2.000 anotaciones.',

  // Media
  MEDIA_NOT_FOUND: 'Esta foto ya no está aquí.',
  PHOTO_UNREADABLE: 'Por favor, pruebe con otro formato de archivo.',
  PHOTO_DAMAGED: 'Esta foto está dañada y no se puede abrir. Por favor, pruebe con otra copia.',
  PHOTO_EMPTY: 'Este archivo está vacío.',
  PHOTO_TOO_LARGE: 'Por favor, elija una foto de hasta 40 MB.',
  PHOTO_TOO_MANY_PIXELS: 'Esta imagen tiene demasiados píxeles. Por favor, elija una versión más pequeña.',
  PROFILE_PHOTO_TOO_LARGE: 'Por favor, elija una imagen de hasta 10 MB.',
  VIDEO_UNREADABLE: 'Este video no se puede reproducir. Por favor, grábelo de nuevo.',
  VIDEO_TOO_LARGE: 'Por favor, elija un video de hasta 300 MB.',
  VIDEO_TOO_LONG: 'Por favor, que el video dure menos de 5 minutos.',
  FILM_UNREADABLE:
    'Esta película no se puede mostrar: no tiene imagen en movimiento o su formato no se conoce aquí. Por favor, guárdela como MP4 (H.264) y elija esa copia.',
  FILM_DAMAGED: 'A esta película le falta una parte. Por favor, elija otra copia.',
  FILM_TOO_LONG: 'Por favor, elija una película de hasta 3 minutos.',
  VOICE_UNREADABLE:
    'Esta grabación no se puede reproducir: no tiene sonido o su formato no se conoce aquí. Por favor, elija otra, por ejemplo M4A o MP3.',
  VOICE_IS_FILM: 'Esto es una película. Por favor, añádala como película.',
  VOICE_TOO_LONG: 'Por favor, elija una grabación de hasta 3 minutos.',
  VOICE_TOO_LARGE: 'Por favor, elija una grabación de hasta 60 MB.',
  TOO_MANY_RECORDINGS: 'Un recuerdo puede tener 5 voces y 5 películas.',
  TOO_MANY_FILMS_OF_VISITORS:
    'Los recuerdos de esta página ya tienen 60 películas, el máximo. La familia puede hacer sitio.',
  TOO_MANY_FILMS: 'En un memorial caben 10 películas propias.',
  FILE_MISSING: 'No llegó ningún archivo. Por favor, elíjalo de nuevo.',
  UPLOAD_BROKEN: 'La subida se detuvo a la mitad. Por favor, vuelva a intentarlo.',
  NO_ROOM: 'Aquí no hay espacio para más fotos y videos. Si quita algunos, habrá espacio.',
  TOO_MANY_PHOTOS: 'En un memorial caben 500 fotos.',

  // Mails about what comes in
  NO_ANNIVERSARY: 'Aquí no se conoce el día del año, así que no hay nota anual.',
  YEARLY_NOTE_UNKNOWN: 'Este enlace ya no está en uso.',
  DIGEST_UNKNOWN: 'Este enlace ya no está en uso.',

  // Keepsakes
  BOOK_FAILED: 'No se pudo hacer el libro. Por favor, vuelva a intentarlo.',
  CARDS_FAILED: 'No se pudieron hacer las tarjetas. Por favor, vuelva a intentarlo.',
  ORDER_FAILED: 'No se pudo hacer el programa de la ceremonia. Por favor, vuelva a intentarlo.',
  ARCHIVE_TOO_SOON:
    'Los enlaces se enviaron hace unos minutos. Por favor, espere un poco antes de enviarlos de nuevo.',
  LINK_EXPIRED: 'Este enlace ya no está en uso. Por favor, pida uno nuevo donde lo encontró.',

  // Contacts and invitations
  CONTACT_NOT_FOUND: 'Este contacto ya no está en la lista.',
  CONTACT_EXISTS: 'Este contacto ya existe',
  TOO_MANY_CONTACTS: 'Un memorial puede tener 2000 contactos.',
  CONTACT_HAS_NO_EMAIL: 'Este contacto no tiene dirección de correo.',
  CONTACT_UNSUBSCRIBED: 'Esta persona pidió que no se le escriba.',
  INVITE_TOO_SOON:
    'Se envió una invitación hace unos minutos. Por favor, espere un poco antes de enviar otra.',
  INVITED_OFTEN:
    'Esta semana ya se enviaron tres invitaciones a esta persona. Por favor, espere unos días antes de enviar otra.',
  ASKED_MANY_UNPAID:
    'Hoy ya ha pedido ayuda a seis personas. Cuando el memorial esté pagado podrá pedirla a más, o mañana.',
  INVITE_NAME:
    'Las invitaciones llevan el nombre del memorial en el asunto, y ese nombre contiene una dirección web o una oferta. Por favor, cambie primero el nombre.',
  INVITE_PRIVATE:
    'Este memorial es privado: quienes invite no podrían abrirlo. En los ajustes puede elegir quién puede verlo.',
  INVITES_PAUSED:
    'La mayoría de las direcciones de esta lista no existen o han pedido no recibir correos, así que las invitaciones esperan. Por favor, revise la lista; mañana podrá continuar.',
  NOT_PAID: 'Por favor, complete el pago antes de compartir el memorial.',

  // Payment
  INTENT_UNKNOWN: 'No se pudo terminar el pago con el servidor.',
  INTENT_MISMATCH: 'No se pudo terminar el pago con el servidor.',
  PAYMENT_INCOMPLETE: 'El pago no se completó. Por favor, vuelva a intentarlo.',
  PAYMENT_UNDER_WAY: 'Su banco todavía está tramitando este pago. Por favor, no pague una segunda vez.',
  NOTHING_TO_REFUND: 'No se pagó nada que se pueda devolver.',
  ACCOUNT_REFUSED: 'El proveedor de pagos no conoce tal cuenta nuestra, o aún no envía donaciones a ella.',
  GIFT_NOT_FOUND: 'No existe tal donación.',
  PAYMENT_DISPUTED:
    'El banco de quien pagó tiene este dinero o decide sobre él, así que no se puede devolver además.',
  ALREADY_PAID: 'Este memorial ya está pagado.',
  EXTENSION_TOO_EARLY: 'Se puede añadir otro año desde 60 días antes de que termine este.',
  TAKEN_OFF:
    'Este memorial no se muestra por el momento, así que no se puede invitar a nadie. Por favor, póngase en contacto con el servicio de ayuda.',
  YEAR_ENDED: 'El año de este memorial ha terminado. Consérvelo otro año para volver a compartirlo.',
  PROMO_NOT_FOUND: 'No se encontró este código promocional. Nota: el número de intentos es limitado.',
  PROMO_EXISTS: 'Ya existe un código promocional con este nombre.',
  PROMO_USED_UP:
    'Este código promocional ya no se podía usar cuando llegó su pago, así que se lo devolvemos. Puede pagar sin el código.',
  PROMO_CHECKS_USED_UP: 'Se alcanzó el máximo de intentos con códigos promocionales',
}
