import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import * as z from 'zod';

const require = createRequire(import.meta.url);

/** Where Swagger UI lies as npm installed it. */
export const SWAGGER_UI = dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files of Swagger UI that the page is made of, and the one of our own. */
const SWAGGER_ASSETS = ['swagger-ui.css', 'index.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const;
export const OWN_SCRIPT = 'begin.js';
export const AssetAddress = z.enum([...SWAGGER_ASSETS, OWN_SCRIPT]);

/** Everything comes from here, and no script stands in the page itself. */
export const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'"],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');

export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Laguna: the interface</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/index.css" />
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png" />
  </head>
  <body>
    <div id="interface"></div>
    <noscript>
      <p>This page needs scripts. The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
    </noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/${OWN_SCRIPT}"></script>
  </body>
</html>
`;

/** No validator: that would be a stranger's, who would be told of us. */
export const BEGIN = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#interface',
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
});
`;
