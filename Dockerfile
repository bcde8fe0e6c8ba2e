FROM python:3.11-slim

# Joined and right-to-left scripts in players' names.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY bot.py ./
COPY cogs cogs
COPY data data
COPY engine engine
COPY metrics metrics
COPY play play
COPY render render
COPY store store
COPY words words
COPY docs/privacy.md docs/terms.md docs/

RUN useradd --system caravel && install -d -o caravel /app/var
USER caravel
VOLUME /app/var
STOPSIGNAL SIGTERM
CMD ["python", "bot.py", "run"]
