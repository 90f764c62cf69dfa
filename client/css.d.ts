/** A component's looks, which Vite puts into the page. */
declare module '*.css';
