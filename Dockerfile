# The whole service in one container: the bundled Node server and the files of dist/, without any package.
#
#   docker build --tag salnama .
#   docker run --read-only --cap-drop ALL --publish 4321:4321 --env SITE_URL=https://calendar.example.org salnama

# By digest, so that a build today and one next month stand on the same bytes; Dependabot renews tag and digest together.
FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS build
WORKDIR /build
COPY package.json package-lock.json ./
# The image has Node already: the optional packages, which are Node for each platform, are left out.
RUN npm pkg delete optionalDependencies scripts.postinstall && npm install --no-audit --no-fund
COPY . .
# A placeholder: the server replaces it by SITE_URL while it reads files, so that one image serves any address.
ENV SITE_URL=https://salnama.invalid
# Where to report a mistake: shown on the pages when given.
ARG CONTACT=
ARG REPOSITORY=
RUN npm run build

FROM node:26.10.0-alpine@sha256:0b36e8c136b94cd4fcf02188228e76c31ad5872eef3fec8cbd2eee500cfd9e80
WORKDIR /srv/salnama
# The files stay root's: the server cannot change what it serves.
COPY --from=build /build/dist ./dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 SITE_URL=http://localhost:4321
USER node
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD wget -q -O /dev/null "http://127.0.0.1:${PORT}/healthz"
CMD ["node", "--max-old-space-size=256", "dist/.function/node/index.js"]
