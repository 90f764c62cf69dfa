/** Imported before anything else: peers look at this once, as they load. */
process.env.NODE_ENV = 'production';
