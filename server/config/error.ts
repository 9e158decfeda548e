/** An invalid value in the environment, described in one line that names its variable. */
export class ConfigError extends Error {}
